CREATE TABLE `usage_counts` (
	`key` text NOT NULL,
	`period` text NOT NULL,
	`uses` integer NOT NULL,
	PRIMARY KEY(`period`, `key`)
);
