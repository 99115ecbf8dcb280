ALTER TABLE `card_totals` ADD `left_out` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `card_totals` ADD `stored_day` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `card_totals` ADD `stored_that_day` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
DROP TRIGGER card_views_counted;
--> statement-breakpoint
CREATE TRIGGER card_views_counted AFTER INSERT ON card_views WHEN NEW.excluded IS NULL BEGIN
  INSERT INTO card_totals (card_id, views, stored_day, stored_that_day) VALUES (NEW.card_id, 1, date(NEW.timestamp / 1000, 'unixepoch'), 1)
    ON CONFLICT (card_id) DO UPDATE SET views = views + 1,
      stored_that_day = iif(excluded.stored_day > stored_day, 1, stored_that_day + 1),
      stored_day = max(stored_day, excluded.stored_day);
  INSERT INTO card_days (card_id, day, views, view_quarters)
    VALUES (NEW.card_id, date(NEW.timestamp / 1000, 'unixepoch'), 1, json_set('[' || replace(hex(zeroblob(95)), '00', '0,') || '0]', '$[' || (NEW.timestamp / 900000 % 96) || ']', 1))
    ON CONFLICT (card_id, day) DO UPDATE SET views = views + 1,
      view_quarters = json_set(coalesce(view_quarters, '[' || replace(hex(zeroblob(95)), '00', '0,') || '0]'), '$[' || (NEW.timestamp / 900000 % 96) || ']', coalesce(view_quarters ->> ('$[' || (NEW.timestamp / 900000 % 96) || ']'), 0) + 1);
  INSERT INTO card_breakdowns (card_id, dimension, value, views) VALUES
    (NEW.card_id, 'device', coalesce(NEW.viewer_device, 'Unknown'), 1),
    (NEW.card_id, 'location', coalesce(NEW.viewer_location, 'Unknown'), 1),
    (NEW.card_id, 'source', NEW.source, 1)
    ON CONFLICT (card_id, dimension, value) DO UPDATE SET views = views + 1;
END;
--> statement-breakpoint
DROP TRIGGER card_views_excluded;
--> statement-breakpoint
CREATE TRIGGER card_views_excluded AFTER INSERT ON card_views WHEN NEW.excluded IS NOT NULL BEGIN
  INSERT INTO card_totals (card_id, bots, previews, own_visits, floods, stored_day, stored_that_day)
    VALUES (NEW.card_id, NEW.excluded = 'bot', NEW.excluded = 'preview', NEW.excluded = 'owner', NEW.excluded = 'flood', date(NEW.timestamp / 1000, 'unixepoch'), 1)
    ON CONFLICT (card_id) DO UPDATE SET bots = bots + excluded.bots, previews = previews + excluded.previews,
      own_visits = own_visits + excluded.own_visits, floods = floods + excluded.floods,
      stored_that_day = iif(excluded.stored_day > stored_day, 1, stored_that_day + 1),
      stored_day = max(stored_day, excluded.stored_day);
END;
--> statement-breakpoint
DROP TRIGGER card_clicks_counted;
--> statement-breakpoint
CREATE TRIGGER card_clicks_counted AFTER INSERT ON card_clicks WHEN NEW.excluded IS NULL AND NEW.link_type <> 'video' BEGIN
  INSERT INTO card_totals (card_id, clicks, stored_day, stored_that_day) VALUES (NEW.card_id, 1, date(NEW.timestamp / 1000, 'unixepoch'), 1)
    ON CONFLICT (card_id) DO UPDATE SET clicks = clicks + 1,
      stored_that_day = iif(excluded.stored_day > stored_day, 1, stored_that_day + 1),
      stored_day = max(stored_day, excluded.stored_day);
  INSERT INTO card_days (card_id, day, clicks, click_quarters)
    VALUES (NEW.card_id, date(NEW.timestamp / 1000, 'unixepoch'), 1, json_set('[' || replace(hex(zeroblob(95)), '00', '0,') || '0]', '$[' || (NEW.timestamp / 900000 % 96) || ']', 1))
    ON CONFLICT (card_id, day) DO UPDATE SET clicks = clicks + 1,
      click_quarters = json_set(coalesce(click_quarters, '[' || replace(hex(zeroblob(95)), '00', '0,') || '0]'), '$[' || (NEW.timestamp / 900000 % 96) || ']', coalesce(click_quarters ->> ('$[' || (NEW.timestamp / 900000 % 96) || ']'), 0) + 1);
  INSERT INTO card_breakdowns (card_id, dimension, value, clicks) VALUES
    (NEW.card_id, 'device', coalesce(NEW.clicker_device, 'Unknown'), 1),
    (NEW.card_id, 'location', coalesce(NEW.clicker_location, 'Unknown'), 1),
    (NEW.card_id, 'linkType', NEW.link_type, 1)
    ON CONFLICT (card_id, dimension, value) DO UPDATE SET clicks = clicks + 1;
END;
--> statement-breakpoint
DROP TRIGGER card_clicks_played;
--> statement-breakpoint
CREATE TRIGGER card_clicks_played AFTER INSERT ON card_clicks WHEN NEW.excluded IS NULL AND NEW.link_type = 'video' BEGIN
  INSERT INTO card_totals (card_id, plays, stored_day, stored_that_day) VALUES (NEW.card_id, 1, date(NEW.timestamp / 1000, 'unixepoch'), 1)
    ON CONFLICT (card_id) DO UPDATE SET plays = plays + 1,
      stored_that_day = iif(excluded.stored_day > stored_day, 1, stored_that_day + 1),
      stored_day = max(stored_day, excluded.stored_day);
  INSERT INTO card_days (card_id, day, plays, play_quarters)
    VALUES (NEW.card_id, date(NEW.timestamp / 1000, 'unixepoch'), 1, json_set('[' || replace(hex(zeroblob(95)), '00', '0,') || '0]', '$[' || (NEW.timestamp / 900000 % 96) || ']', 1))
    ON CONFLICT (card_id, day) DO UPDATE SET plays = plays + 1,
      play_quarters = json_set(coalesce(play_quarters, '[' || replace(hex(zeroblob(95)), '00', '0,') || '0]'), '$[' || (NEW.timestamp / 900000 % 96) || ']', coalesce(play_quarters ->> ('$[' || (NEW.timestamp / 900000 % 96) || ']'), 0) + 1);
END;
--> statement-breakpoint
DROP TRIGGER card_clicks_excluded;
--> statement-breakpoint
CREATE TRIGGER card_clicks_excluded AFTER INSERT ON card_clicks WHEN NEW.excluded IS NOT NULL BEGIN
  INSERT INTO card_totals (card_id, bots, previews, own_visits, floods, stored_day, stored_that_day)
    VALUES (NEW.card_id, NEW.excluded = 'bot', NEW.excluded = 'preview', NEW.excluded = 'owner', NEW.excluded = 'flood', date(NEW.timestamp / 1000, 'unixepoch'), 1)
    ON CONFLICT (card_id) DO UPDATE SET bots = bots + excluded.bots, previews = previews + excluded.previews,
      own_visits = own_visits + excluded.own_visits, floods = floods + excluded.floods,
      stored_that_day = iif(excluded.stored_day > stored_day, 1, stored_that_day + 1),
      stored_day = max(stored_day, excluded.stored_day);
END;
--> statement-breakpoint
DROP TRIGGER card_saves_counted;
--> statement-breakpoint
CREATE TRIGGER card_saves_counted AFTER INSERT ON card_saves WHEN NEW.excluded IS NULL BEGIN
  INSERT INTO card_totals (card_id, saves, stored_day, stored_that_day) VALUES (NEW.card_id, 1, date(NEW.timestamp / 1000, 'unixepoch'), 1)
    ON CONFLICT (card_id) DO UPDATE SET saves = saves + 1,
      stored_that_day = iif(excluded.stored_day > stored_day, 1, stored_that_day + 1),
      stored_day = max(stored_day, excluded.stored_day);
  INSERT INTO card_days (card_id, day, saves, save_quarters)
    VALUES (NEW.card_id, date(NEW.timestamp / 1000, 'unixepoch'), 1, json_set('[' || replace(hex(zeroblob(95)), '00', '0,') || '0]', '$[' || (NEW.timestamp / 900000 % 96) || ']', 1))
    ON CONFLICT (card_id, day) DO UPDATE SET saves = saves + 1,
      save_quarters = json_set(coalesce(save_quarters, '[' || replace(hex(zeroblob(95)), '00', '0,') || '0]'), '$[' || (NEW.timestamp / 900000 % 96) || ']', coalesce(save_quarters ->> ('$[' || (NEW.timestamp / 900000 % 96) || ']'), 0) + 1);
  INSERT INTO card_breakdowns (card_id, dimension, value, saves) VALUES
    (NEW.card_id, 'device', coalesce(NEW.saver_device, 'Unknown'), 1),
    (NEW.card_id, 'location', coalesce(NEW.saver_location, 'Unknown'), 1)
    ON CONFLICT (card_id, dimension, value) DO UPDATE SET saves = saves + 1;
END;
--> statement-breakpoint
DROP TRIGGER card_saves_excluded;
--> statement-breakpoint
CREATE TRIGGER card_saves_excluded AFTER INSERT ON card_saves WHEN NEW.excluded IS NOT NULL BEGIN
  INSERT INTO card_totals (card_id, bots, previews, own_visits, floods, stored_day, stored_that_day)
    VALUES (NEW.card_id, NEW.excluded = 'bot', NEW.excluded = 'preview', NEW.excluded = 'owner', NEW.excluded = 'flood', date(NEW.timestamp / 1000, 'unixepoch'), 1)
    ON CONFLICT (card_id) DO UPDATE SET bots = bots + excluded.bots, previews = previews + excluded.previews,
      own_visits = own_visits + excluded.own_visits, floods = floods + excluded.floods,
      stored_that_day = iif(excluded.stored_day > stored_day, 1, stored_that_day + 1),
      stored_day = max(stored_day, excluded.stored_day);
END;
--> statement-breakpoint
DROP TRIGGER form_submissions_counted;
--> statement-breakpoint
CREATE TRIGGER form_submissions_counted AFTER INSERT ON form_submissions BEGIN
  INSERT INTO card_totals (card_id, submissions, stored_day, stored_that_day) VALUES (NEW.card_id, 1, date(NEW.timestamp / 1000, 'unixepoch'), 1)
    ON CONFLICT (card_id) DO UPDATE SET submissions = submissions + 1,
      stored_that_day = iif(excluded.stored_day > stored_day, 1, stored_that_day + 1),
      stored_day = max(stored_day, excluded.stored_day);
  INSERT INTO card_days (card_id, day, submissions, submission_quarters)
    VALUES (NEW.card_id, date(NEW.timestamp / 1000, 'unixepoch'), 1, json_set('[' || replace(hex(zeroblob(95)), '00', '0,') || '0]', '$[' || (NEW.timestamp / 900000 % 96) || ']', 1))
    ON CONFLICT (card_id, day) DO UPDATE SET submissions = submissions + 1,
      submission_quarters = json_set(coalesce(submission_quarters, '[' || replace(hex(zeroblob(95)), '00', '0,') || '0]'), '$[' || (NEW.timestamp / 900000 % 96) || ']', coalesce(submission_quarters ->> ('$[' || (NEW.timestamp / 900000 % 96) || ']'), 0) + 1);
END;
--> statement-breakpoint
DROP TRIGGER card_chats_counted;
--> statement-breakpoint
CREATE TRIGGER card_chats_counted AFTER INSERT ON card_chats WHEN NEW.excluded IS NULL BEGIN
  INSERT INTO card_totals (card_id, chats, stored_day, stored_that_day) VALUES (NEW.card_id, 1, date(NEW.timestamp / 1000, 'unixepoch'), 1)
    ON CONFLICT (card_id) DO UPDATE SET chats = chats + 1,
      stored_that_day = iif(excluded.stored_day > stored_day, 1, stored_that_day + 1),
      stored_day = max(stored_day, excluded.stored_day);
  INSERT INTO card_days (card_id, day, chats, chat_quarters)
    VALUES (NEW.card_id, date(NEW.timestamp / 1000, 'unixepoch'), 1, json_set('[' || replace(hex(zeroblob(95)), '00', '0,') || '0]', '$[' || (NEW.timestamp / 900000 % 96) || ']', 1))
    ON CONFLICT (card_id, day) DO UPDATE SET chats = chats + 1,
      chat_quarters = json_set(coalesce(chat_quarters, '[' || replace(hex(zeroblob(95)), '00', '0,') || '0]'), '$[' || (NEW.timestamp / 900000 % 96) || ']', coalesce(chat_quarters ->> ('$[' || (NEW.timestamp / 900000 % 96) || ']'), 0) + 1);
END;
--> statement-breakpoint
DROP TRIGGER card_chats_excluded;
--> statement-breakpoint
CREATE TRIGGER card_chats_excluded AFTER INSERT ON card_chats WHEN NEW.excluded IS NOT NULL BEGIN
  INSERT INTO card_totals (card_id, bots, previews, own_visits, floods, stored_day, stored_that_day)
    VALUES (NEW.card_id, NEW.excluded = 'bot', NEW.excluded = 'preview', NEW.excluded = 'owner', NEW.excluded = 'flood', date(NEW.timestamp / 1000, 'unixepoch'), 1)
    ON CONFLICT (card_id) DO UPDATE SET bots = bots + excluded.bots, previews = previews + excluded.previews,
      own_visits = own_visits + excluded.own_visits, floods = floods + excluded.floods,
      stored_that_day = iif(excluded.stored_day > stored_day, 1, stored_that_day + 1),
      stored_day = max(stored_day, excluded.stored_day);
END;
--> statement-breakpoint
DROP TRIGGER card_leads_counted;
--> statement-breakpoint
CREATE TRIGGER card_leads_counted AFTER INSERT ON card_leads WHEN NEW.excluded IS NULL BEGIN
  INSERT INTO card_totals (card_id, leads, stored_day, stored_that_day) VALUES (NEW.card_id, 1, date(NEW.timestamp / 1000, 'unixepoch'), 1)
    ON CONFLICT (card_id) DO UPDATE SET leads = leads + 1,
      stored_that_day = iif(excluded.stored_day > stored_day, 1, stored_that_day + 1),
      stored_day = max(stored_day, excluded.stored_day);
  INSERT INTO card_days (card_id, day, leads, lead_quarters)
    VALUES (NEW.card_id, date(NEW.timestamp / 1000, 'unixepoch'), 1, json_set('[' || replace(hex(zeroblob(95)), '00', '0,') || '0]', '$[' || (NEW.timestamp / 900000 % 96) || ']', 1))
    ON CONFLICT (card_id, day) DO UPDATE SET leads = leads + 1,
      lead_quarters = json_set(coalesce(lead_quarters, '[' || replace(hex(zeroblob(95)), '00', '0,') || '0]'), '$[' || (NEW.timestamp / 900000 % 96) || ']', coalesce(lead_quarters ->> ('$[' || (NEW.timestamp / 900000 % 96) || ']'), 0) + 1);
END;
--> statement-breakpoint
DROP TRIGGER card_leads_excluded;
--> statement-breakpoint
CREATE TRIGGER card_leads_excluded AFTER INSERT ON card_leads WHEN NEW.excluded IS NOT NULL BEGIN
  INSERT INTO card_totals (card_id, bots, previews, own_visits, floods, stored_day, stored_that_day)
    VALUES (NEW.card_id, NEW.excluded = 'bot', NEW.excluded = 'preview', NEW.excluded = 'owner', NEW.excluded = 'flood', date(NEW.timestamp / 1000, 'unixepoch'), 1)
    ON CONFLICT (card_id) DO UPDATE SET bots = bots + excluded.bots, previews = previews + excluded.previews,
      own_visits = own_visits + excluded.own_visits, floods = floods + excluded.floods,
      stored_that_day = iif(excluded.stored_day > stored_day, 1, stored_that_day + 1),
      stored_day = max(stored_day, excluded.stored_day);
END;
