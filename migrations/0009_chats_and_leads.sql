-- A chat begun and a lead won become events with tables of their own, whose triggers keep the counts. Until now triggers of the
-- conversations kept them.
CREATE TABLE `card_chats` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`timestamp` integer NOT NULL,
	`event_id` text NOT NULL,
	`visitor_ip` text,
	`visitor_location` text,
	`visitor_device` text,
	`excluded` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_chats_once` ON `card_chats` (`card_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `card_chats_newest` ON `card_chats` (`card_id`,`excluded`,`timestamp`,`id`);--> statement-breakpoint
CREATE INDEX `card_chats_address` ON `card_chats` (`timestamp`) WHERE visitor_ip IS NOT NULL;--> statement-breakpoint
CREATE TABLE `card_leads` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`card_id` integer NOT NULL,
	`timestamp` integer NOT NULL,
	`event_id` text NOT NULL,
	`visitor_ip` text,
	`visitor_location` text,
	`visitor_device` text,
	`excluded` text,
	`lead_score` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `card_leads_once` ON `card_leads` (`card_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `card_leads_newest` ON `card_leads` (`card_id`,`excluded`,`timestamp`,`id`);--> statement-breakpoint
CREATE INDEX `card_leads_address` ON `card_leads` (`timestamp`) WHERE visitor_ip IS NOT NULL;--> statement-breakpoint
ALTER TABLE `card_days` ADD `chats` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `card_days` ADD `leads` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `card_days` ADD `chat_quarters` text;--> statement-breakpoint
ALTER TABLE `card_days` ADD `lead_quarters` text;--> statement-breakpoint
DROP TRIGGER salesbot_conversations_counted;
--> statement-breakpoint
DROP TRIGGER salesbot_conversations_lead;
--> statement-breakpoint
ALTER TABLE `card_totals` RENAME COLUMN `chat_leads` TO `leads`;
--> statement-breakpoint
-- The triggers below count the stored conversations again.
UPDATE card_totals SET chats = 0, leads = 0;
--> statement-breakpoint
CREATE TRIGGER card_chats_counted AFTER INSERT ON card_chats WHEN NEW.excluded IS NULL BEGIN
  INSERT INTO card_totals (card_id, chats) VALUES (NEW.card_id, 1)
    ON CONFLICT (card_id) DO UPDATE SET chats = chats + 1;
  INSERT INTO card_days (card_id, day, chats, chat_quarters)
    VALUES (NEW.card_id, date(NEW.timestamp / 1000, 'unixepoch'), 1, json_set('[' || replace(hex(zeroblob(95)), '00', '0,') || '0]', '$[' || (NEW.timestamp / 900000 % 96) || ']', 1))
    ON CONFLICT (card_id, day) DO UPDATE SET chats = chats + 1,
      chat_quarters = json_set(coalesce(chat_quarters, '[' || replace(hex(zeroblob(95)), '00', '0,') || '0]'), '$[' || (NEW.timestamp / 900000 % 96) || ']', coalesce(chat_quarters ->> ('$[' || (NEW.timestamp / 900000 % 96) || ']'), 0) + 1);
END;
--> statement-breakpoint
CREATE TRIGGER card_chats_excluded AFTER INSERT ON card_chats WHEN NEW.excluded IS NOT NULL BEGIN
  INSERT INTO card_totals (card_id, bots, previews, own_visits, floods)
    VALUES (NEW.card_id, NEW.excluded = 'bot', NEW.excluded = 'preview', NEW.excluded = 'owner', NEW.excluded = 'flood')
    ON CONFLICT (card_id) DO UPDATE SET bots = bots + excluded.bots, previews = previews + excluded.previews,
      own_visits = own_visits + excluded.own_visits, floods = floods + excluded.floods;
END;
--> statement-breakpoint
CREATE TRIGGER card_leads_counted AFTER INSERT ON card_leads WHEN NEW.excluded IS NULL BEGIN
  INSERT INTO card_totals (card_id, leads) VALUES (NEW.card_id, 1)
    ON CONFLICT (card_id) DO UPDATE SET leads = leads + 1;
  INSERT INTO card_days (card_id, day, leads, lead_quarters)
    VALUES (NEW.card_id, date(NEW.timestamp / 1000, 'unixepoch'), 1, json_set('[' || replace(hex(zeroblob(95)), '00', '0,') || '0]', '$[' || (NEW.timestamp / 900000 % 96) || ']', 1))
    ON CONFLICT (card_id, day) DO UPDATE SET leads = leads + 1,
      lead_quarters = json_set(coalesce(lead_quarters, '[' || replace(hex(zeroblob(95)), '00', '0,') || '0]'), '$[' || (NEW.timestamp / 900000 % 96) || ']', coalesce(lead_quarters ->> ('$[' || (NEW.timestamp / 900000 % 96) || ']'), 0) + 1);
END;
--> statement-breakpoint
CREATE TRIGGER card_leads_excluded AFTER INSERT ON card_leads WHEN NEW.excluded IS NOT NULL BEGIN
  INSERT INTO card_totals (card_id, bots, previews, own_visits, floods)
    VALUES (NEW.card_id, NEW.excluded = 'bot', NEW.excluded = 'preview', NEW.excluded = 'owner', NEW.excluded = 'flood')
    ON CONFLICT (card_id) DO UPDATE SET bots = bots + excluded.bots, previews = previews + excluded.previews,
      own_visits = own_visits + excluded.own_visits, floods = floods + excluded.floods;
END;
--> statement-breakpoint
INSERT INTO card_chats (card_id, event_id, visitor_ip, visitor_location, visitor_device, timestamp)
  SELECT card_id, session_id, visitor_ip, visitor_location, visitor_device, created_at FROM salesbot_conversations ORDER BY id;
--> statement-breakpoint
INSERT INTO card_leads (card_id, event_id, visitor_ip, visitor_location, visitor_device, lead_score, timestamp)
  SELECT card_id, session_id, visitor_ip, visitor_location, visitor_device, lead_score, updated_at FROM salesbot_conversations
  WHERE lead_score >= 70 OR coalesce(visitor_email, visitor_phone) IS NOT NULL ORDER BY id;
