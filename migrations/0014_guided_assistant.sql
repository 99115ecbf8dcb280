CREATE TABLE `salesbot_question_askers` (
	`question_id` integer NOT NULL,
	`conversation_id` integer NOT NULL,
	PRIMARY KEY(`question_id`, `conversation_id`)
);
--> statement-breakpoint
CREATE INDEX `salesbot_question_askers_conversation` ON `salesbot_question_askers` (`conversation_id`);--> statement-breakpoint
ALTER TABLE `salesbot_configs` ADD `questions_and_answers` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `salesbot_configs` ADD `pinned_lines` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
INSERT INTO `salesbot_question_askers` SELECT `id`, `conversation_id` FROM `salesbot_questions` WHERE `conversation_id` IN (SELECT `id` FROM `salesbot_conversations`);--> statement-breakpoint
-- Questions and conversations are deleted in several ways. With the triggers, none of them can forget who asked.
CREATE TRIGGER salesbot_questions_askers AFTER DELETE ON salesbot_questions BEGIN
  DELETE FROM salesbot_question_askers WHERE question_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER salesbot_conversations_askers AFTER DELETE ON salesbot_conversations BEGIN
  DELETE FROM salesbot_question_askers WHERE conversation_id = OLD.id;
END;
