CREATE TABLE `card_visitors` (
	`day` text NOT NULL,
	`card_id` integer NOT NULL,
	`visitor` text NOT NULL,
	PRIMARY KEY(`day`, `card_id`, `visitor`)
);
--> statement-breakpoint
DROP INDEX `card_clicks_time`;--> statement-breakpoint
CREATE INDEX `card_clicks_address` ON `card_clicks` (`timestamp`) WHERE clicker_ip IS NOT NULL;--> statement-breakpoint
DROP INDEX `card_saves_time`;--> statement-breakpoint
CREATE INDEX `card_saves_address` ON `card_saves` (`timestamp`) WHERE saver_ip IS NOT NULL;--> statement-breakpoint
DROP INDEX `card_views_time`;--> statement-breakpoint
ALTER TABLE `card_views` ADD `visitor` text;--> statement-breakpoint
CREATE INDEX `card_views_address` ON `card_views` (`timestamp`) WHERE viewer_ip IS NOT NULL;--> statement-breakpoint
DROP INDEX `form_submissions_time`;--> statement-breakpoint
CREATE INDEX `form_submissions_address` ON `form_submissions` (`timestamp`) WHERE submitter_ip IS NOT NULL;--> statement-breakpoint
ALTER TABLE `card_days` ADD `visitors` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `card_totals` ADD `chats` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `card_totals` ADD `chat_leads` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `salesbot_conversations_address` ON `salesbot_conversations` (`created_at`) WHERE visitor_ip IS NOT NULL;