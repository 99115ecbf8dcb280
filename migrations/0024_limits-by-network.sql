ALTER TABLE `login_failures` ADD `network` text;--> statement-breakpoint
CREATE INDEX `login_failures_network` ON `login_failures` (`network`,`at`) WHERE network IS NOT NULL;