ALTER TABLE `sessions` ADD `browser` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `os` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `device_type` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `city` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `country` text;--> statement-breakpoint
ALTER TABLE `users` ADD `search_key` text;--> statement-breakpoint
CREATE INDEX `users_without_search_key` ON `users` (`id`) WHERE search_key IS NULL;