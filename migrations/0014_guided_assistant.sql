CREATE TABLE `salesbot_question_askers` (
	`question_id` integer NOT NULL,
	`conversation_id` integer NOT NULL,
	PRIMARY KEY(`question_id`, `conversation_id`)
);
--> statement-breakpoint
CREATE INDEX `salesbot_question_askers_conversation` ON `salesbot_question_askers` (`conversation_id`);--> statement-breakpoint
ALTER TABLE `salesbot_configs` ADD `questions_and_answers` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `salesbot_configs` ADD `pinned_lines` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
INSERT INTO `salesbot_question_askers` SELECT `id`, `conversation_id` FROM `salesbot_questions`;
