ALTER TABLE `form_submissions` ADD `notice_pending` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `notice_claimed_at` integer;--> statement-breakpoint
CREATE INDEX `form_submissions_notice` ON `form_submissions` (`timestamp`) WHERE notice_pending = 1;--> statement-breakpoint
ALTER TABLE `salesbot_conversations` ADD `is_own` integer DEFAULT false NOT NULL;