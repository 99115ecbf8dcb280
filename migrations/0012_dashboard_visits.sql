CREATE TABLE `dashboard_visits` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`seen_at` integer NOT NULL,
	`seen_views` integer NOT NULL,
	`seen_saves` integer NOT NULL,
	`seen_leads` integer NOT NULL,
	`before_at` integer,
	`before_views` integer DEFAULT 0 NOT NULL,
	`before_saves` integer DEFAULT 0 NOT NULL,
	`before_leads` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
