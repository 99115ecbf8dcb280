DROP INDEX `reset_tokens_unmailed`;--> statement-breakpoint
CREATE INDEX `reset_tokens_unmailed` ON `reset_tokens` (`created_at`) WHERE purpose IN ('restore', 'undo') AND mailed_at IS NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `temporary_password_at` integer;