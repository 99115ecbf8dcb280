CREATE TABLE `sent_mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`mailbox` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sent_mails_mailbox` ON `sent_mails` (`mailbox`,`at`);--> statement-breakpoint
CREATE INDEX `sent_mails_at` ON `sent_mails` (`at`);--> statement-breakpoint
ALTER TABLE `card_totals` ADD `floods` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `form_submissions` ADD `submitter_network` text;--> statement-breakpoint
CREATE INDEX `form_submissions_network` ON `form_submissions` (`timestamp`) WHERE submitter_network IS NOT NULL;--> statement-breakpoint
ALTER TABLE `reset_tokens` ADD `email` text;--> statement-breakpoint
ALTER TABLE `reset_tokens` ADD `mailed_at` integer;--> statement-breakpoint
CREATE INDEX `reset_tokens_unmailed` ON `reset_tokens` (`created_at`) WHERE purpose = 'restore' AND mailed_at IS NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `email_confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `resets_from` integer;