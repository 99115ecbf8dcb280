CREATE TABLE `salesbot_questions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`conversation_id` integer NOT NULL,
	`question` text NOT NULL,
	`question_key` text NOT NULL,
	`times_asked` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `salesbot_questions_once` ON `salesbot_questions` (`card_id`,`question_key`);--> statement-breakpoint
CREATE INDEX `salesbot_questions_newest` ON `salesbot_questions` (`card_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `salesbot_questions_time` ON `salesbot_questions` (`updated_at`);--> statement-breakpoint
CREATE TABLE `salesbot_usage` (
	`key` text NOT NULL,
	`day` text NOT NULL,
	`messages` integer NOT NULL,
	PRIMARY KEY(`day`, `key`)
);
--> statement-breakpoint
ALTER TABLE `salesbot_configs` ADD `currency` text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE `salesbot_configs` ADD `lead_mails` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `salesbot_conversations` ADD `first_message_key` text;--> statement-breakpoint
ALTER TABLE `salesbot_conversations` ADD `assistant_state` text;--> statement-breakpoint
ALTER TABLE `salesbot_conversations` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `salesbot_conversations` ADD `handed_over_at` integer;--> statement-breakpoint
ALTER TABLE `salesbot_conversations` ADD `lead_at` integer;--> statement-breakpoint
ALTER TABLE `salesbot_conversations` ADD `qualified_at` integer;--> statement-breakpoint
ALTER TABLE `salesbot_conversations` ADD `pending_notice` text;--> statement-breakpoint
ALTER TABLE `salesbot_conversations` ADD `notice_claimed_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `salesbot_conversations_first` ON `salesbot_conversations` (`card_id`,`first_message_key`);--> statement-breakpoint
CREATE INDEX `salesbot_conversations_notice` ON `salesbot_conversations` (`updated_at`) WHERE pending_notice IS NOT NULL;