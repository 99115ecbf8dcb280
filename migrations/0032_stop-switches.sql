CREATE TABLE `stop_switches` (
	`name` text PRIMARY KEY NOT NULL,
	`stopped_at` integer NOT NULL
);
