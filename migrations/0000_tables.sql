CREATE TABLE `business_cards` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`slug` text NOT NULL,
	`theme` text DEFAULT 'minimalist' NOT NULL,
	`name` text,
	`title` text,
	`company` text,
	`phone` text,
	`email` text,
	`address` text,
	`website` text,
	`about` text,
	`custom_css` text,
	`profile_picture` text,
	`cover_photo` text,
	`logo_url` text,
	`video_url` text,
	`favicon_url` text,
	`social_links` text DEFAULT '{}' NOT NULL,
	`custom_buttons` text DEFAULT '[]' NOT NULL,
	`gallery` text DEFAULT '[]' NOT NULL,
	`embed_codes` text DEFAULT '[]' NOT NULL,
	`form_config` text DEFAULT '{}' NOT NULL,
	`customizations` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`published_version` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `business_cards_slug` ON `business_cards` (`slug`);--> statement-breakpoint
CREATE INDEX `business_cards_user` ON `business_cards` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `business_cards_unpublished` ON `business_cards` (`id`) WHERE published_version < version;--> statement-breakpoint
CREATE TABLE `card_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`card_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE INDEX `card_slugs_card` ON `card_slugs` (`card_id`);--> statement-breakpoint
CREATE TABLE `images` (
	`key` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`card_id` integer,
	`purpose` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `images_user` ON `images` (`user_id`);--> statement-breakpoint
CREATE INDEX `images_card` ON `images` (`card_id`);--> statement-breakpoint
CREATE INDEX `images_created` ON `images` (`created_at`);--> statement-breakpoint
CREATE TABLE `slug_changes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `slug_changes_card` ON `slug_changes` (`card_id`,`at`);--> statement-breakpoint
CREATE TABLE `card_breakdowns` (
	`card_id` integer NOT NULL,
	`dimension` text NOT NULL,
	`value` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`saves` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`card_id`, `dimension`, `value`)
);
--> statement-breakpoint
CREATE TABLE `card_clicks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`event_id` text NOT NULL,
	`link_type` text NOT NULL,
	`link_id` text NOT NULL,
	`clicker_ip` text,
	`clicker_location` text,
	`clicker_device` text,
	`excluded` text,
	`timestamp` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_clicks_once` ON `card_clicks` (`card_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `card_clicks_newest` ON `card_clicks` (`card_id`,`excluded`,`timestamp`,`id`);--> statement-breakpoint
CREATE INDEX `card_clicks_time` ON `card_clicks` (`timestamp`);--> statement-breakpoint
CREATE TABLE `card_days` (
	`card_id` integer NOT NULL,
	`day` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`saves` integer DEFAULT 0 NOT NULL,
	`submissions` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`card_id`, `day`)
);
--> statement-breakpoint
CREATE TABLE `card_hours` (
	`card_id` integer NOT NULL,
	`weekday` integer NOT NULL,
	`hour` integer NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`saves` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`card_id`, `weekday`, `hour`)
);
--> statement-breakpoint
CREATE TABLE `card_saves` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`event_id` text NOT NULL,
	`saver_ip` text,
	`saver_location` text,
	`saver_device` text,
	`excluded` text,
	`timestamp` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_saves_once` ON `card_saves` (`card_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `card_saves_newest` ON `card_saves` (`card_id`,`excluded`,`timestamp`,`id`);--> statement-breakpoint
CREATE INDEX `card_saves_time` ON `card_saves` (`timestamp`);--> statement-breakpoint
CREATE TABLE `card_totals` (
	`card_id` integer PRIMARY KEY NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`clicks` integer DEFAULT 0 NOT NULL,
	`saves` integer DEFAULT 0 NOT NULL,
	`submissions` integer DEFAULT 0 NOT NULL,
	`bots` integer DEFAULT 0 NOT NULL,
	`previews` integer DEFAULT 0 NOT NULL,
	`own_visits` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `card_views` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`view_id` text NOT NULL,
	`viewer_ip` text,
	`viewer_location` text,
	`viewer_device` text,
	`source` text NOT NULL,
	`duration` integer,
	`excluded` text,
	`timestamp` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_views_once` ON `card_views` (`card_id`,`view_id`);--> statement-breakpoint
CREATE INDEX `card_views_newest` ON `card_views` (`card_id`,`excluded`,`timestamp`,`id`);--> statement-breakpoint
CREATE INDEX `card_views_time` ON `card_views` (`timestamp`);--> statement-breakpoint
CREATE TABLE `form_submissions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`submission_id` text NOT NULL,
	`form_data` text NOT NULL,
	`submitter_ip` text,
	`submitter_location` text,
	`submitter_device` text,
	`timestamp` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `form_submissions_once` ON `form_submissions` (`card_id`,`submission_id`);--> statement-breakpoint
CREATE INDEX `form_submissions_newest` ON `form_submissions` (`card_id`,`timestamp`,`id`);--> statement-breakpoint
CREATE INDEX `form_submissions_time` ON `form_submissions` (`timestamp`);--> statement-breakpoint
CREATE TABLE `salesbot_configs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`is_enabled` integer DEFAULT false NOT NULL,
	`bot_name` text DEFAULT 'VeebuBot' NOT NULL,
	`avatar_url` text,
	`business_type` text,
	`primary_goal` text DEFAULT 'schedule_appointment' NOT NULL,
	`services` text DEFAULT '[]' NOT NULL,
	`price_ranges` text DEFAULT '{}' NOT NULL,
	`company_info` text,
	`sales_personality` text DEFAULT 'professional' NOT NULL,
	`custom_instructions` text,
	`lead_qualification_questions` text DEFAULT '[]' NOT NULL,
	`action_buttons` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `salesbot_configs_card` ON `salesbot_configs` (`card_id`);--> statement-breakpoint
CREATE TABLE `salesbot_conversations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`session_id` text NOT NULL,
	`visitor_name` text,
	`visitor_email` text,
	`visitor_phone` text,
	`conversation_data` text DEFAULT '[]' NOT NULL,
	`button_interactions` text DEFAULT '[]' NOT NULL,
	`lead_score` integer DEFAULT 0 NOT NULL,
	`outcome` text,
	`visitor_ip` text,
	`visitor_location` text,
	`visitor_device` text,
	`total_messages` integer DEFAULT 0 NOT NULL,
	`conversation_duration` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `salesbot_conversations_session` ON `salesbot_conversations` (`card_id`,`session_id`);--> statement-breakpoint
CREATE INDEX `salesbot_conversations_newest` ON `salesbot_conversations` (`card_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `salesbot_conversations_time` ON `salesbot_conversations` (`created_at`);--> statement-breakpoint
CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`actor_id` integer NOT NULL,
	`action` text NOT NULL,
	`user_id` integer,
	`card_id` integer,
	`detail` text
);
--> statement-breakpoint
CREATE TABLE `known_addresses` (
	`user_id` integer NOT NULL,
	`address` text NOT NULL,
	`last_used_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `address`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `login_failures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username_key` text NOT NULL,
	`address` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_failures_name` ON `login_failures` (`username_key`,`at`);--> statement-breakpoint
CREATE INDEX `login_failures_address` ON `login_failures` (`address`,`at`);--> statement-breakpoint
CREATE INDEX `login_failures_at` ON `login_failures` (`at`);--> statement-breakpoint
CREATE TABLE `pwa_settings` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`app_name` text NOT NULL,
	`short_name` text NOT NULL,
	`description` text NOT NULL,
	`theme_color` text NOT NULL,
	`background_color` text NOT NULL,
	`enable_splash_screen` integer DEFAULT true NOT NULL,
	`splash_image` text,
	`icons` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `reset_tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`purpose` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `reset_tokens_user` ON `reset_tokens` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_last_used` ON `sessions` (`last_used_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`password` text,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`phone` text,
	`full_name` text,
	`access_level` integer DEFAULT 1 NOT NULL,
	`suspended_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key` ON `users` (`username_key`);--> statement-breakpoint
CREATE INDEX `users_email_key` ON `users` (`email_key`);