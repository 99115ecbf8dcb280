ALTER TABLE `users` ADD `requested_level` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `requested_at` integer;--> statement-breakpoint
CREATE INDEX `users_with_plan_request` ON `users` (`id`) WHERE requested_level IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_administrators` ON `users` (`id`) WHERE access_level >= 4;