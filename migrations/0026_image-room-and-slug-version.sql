DROP INDEX `images_user`;--> statement-breakpoint
CREATE INDEX `images_user` ON `images` (`user_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `business_cards` ADD `slug_version` integer DEFAULT 0 NOT NULL;