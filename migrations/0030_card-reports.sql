CREATE TABLE `card_report_copies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`version` integer NOT NULL,
	`card` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_report_copies_version` ON `card_report_copies` (`card_id`,`version`);--> statement-breakpoint
CREATE INDEX `card_report_copies_time` ON `card_report_copies` (`created_at`);--> statement-breakpoint
CREATE TABLE `card_reports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`copy_id` integer NOT NULL,
	`reason` text NOT NULL,
	`text` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	`note` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `card_reports_card` ON `card_reports` (`card_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `card_reports_copy` ON `card_reports` (`copy_id`);--> statement-breakpoint
CREATE INDEX `card_reports_closed` ON `card_reports` (`closed_at`,`card_id`);--> statement-breakpoint
ALTER TABLE `business_cards` ADD `suspended_at` integer;--> statement-breakpoint
ALTER TABLE `business_cards` ADD `suspension_reason` text;--> statement-breakpoint
ALTER TABLE `business_cards` ADD `suspension_note` text;--> statement-breakpoint
CREATE INDEX `business_cards_suspended` ON `business_cards` (`suspended_at`) WHERE suspended_at is not null;