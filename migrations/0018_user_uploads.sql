CREATE TABLE `user_upload_rows` (
	`upload_id` integer NOT NULL,
	`row_index` integer NOT NULL,
	`fields` text,
	`state` text NOT NULL,
	`invitation` text,
	`message` text,
	PRIMARY KEY(`upload_id`, `row_index`),
	FOREIGN KEY (`upload_id`) REFERENCES `user_uploads`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `user_uploads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`client_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`queued_at` integer,
	`finished_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_uploads_once` ON `user_uploads` (`user_id`,`client_id`);--> statement-breakpoint
CREATE INDEX `user_uploads_created` ON `user_uploads` (`created_at`);