ALTER TABLE `business_cards` ADD `accent_color` text;--> statement-breakpoint
ALTER TABLE `business_cards` ADD `type_pairing` text DEFAULT 'theme' NOT NULL;--> statement-breakpoint
ALTER TABLE `business_cards` ADD `cover_treatment` text DEFAULT 'theme' NOT NULL;--> statement-breakpoint
ALTER TABLE `business_cards` ADD `density` text DEFAULT 'regular' NOT NULL;--> statement-breakpoint
ALTER TABLE `business_cards` ADD `section_order` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `business_cards` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `business_cards` ADD `second_texts` text DEFAULT '{}' NOT NULL;