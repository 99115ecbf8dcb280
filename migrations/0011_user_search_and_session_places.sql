ALTER TABLE `sessions` ADD `browser` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `os` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `device_type` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `city` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `country` text;--> statement-breakpoint
ALTER TABLE `users` ADD `search_key` text;--> statement-breakpoint
ALTER TABLE `users` ADD `password_removed_at` integer;--> statement-breakpoint
-- Whoever confirmed an address was here before, so a missing password was removed by a link that restored the address.
UPDATE `users` SET `password_removed_at` = `email_confirmed_at` WHERE `password` IS NULL AND `email_confirmed_at` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_without_search_key` ON `users` (`id`) WHERE search_key IS NULL;--> statement-breakpoint
-- A trigger, because code older than this column changes these texts too while a release is deployed. A table rebuild drops it.
CREATE TRIGGER users_search_key_outdated AFTER UPDATE OF username, full_name, email ON users BEGIN
  UPDATE users SET search_key = NULL WHERE id = NEW.id;
END;
