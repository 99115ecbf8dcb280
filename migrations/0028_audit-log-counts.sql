ALTER TABLE `audit_log` ADD `repeat_key` text;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `count` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `last_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `audit_log_repeat_key` ON `audit_log` (`repeat_key`);--> statement-breakpoint
CREATE INDEX `audit_log_user` ON `audit_log` (`user_id`);--> statement-breakpoint
CREATE INDEX `audit_log_at` ON `audit_log` (`at`);