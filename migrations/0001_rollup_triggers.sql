-- Roll-ups kept by the statement that stores an event. A table rebuild drops triggers without a word: recreate these after one.
--> statement-breakpoint
CREATE TRIGGER card_views_counted AFTER INSERT ON card_views WHEN NEW.excluded IS NULL BEGIN
  INSERT INTO card_totals (card_id, views) VALUES (NEW.card_id, 1)
    ON CONFLICT (card_id) DO UPDATE SET views = views + 1;
  INSERT INTO card_days (card_id, day, views) VALUES (NEW.card_id, date(NEW.timestamp / 1000, 'unixepoch'), 1)
    ON CONFLICT (card_id, day) DO UPDATE SET views = views + 1;
  INSERT INTO card_hours (card_id, weekday, hour, views)
    VALUES (NEW.card_id, CAST(strftime('%w', NEW.timestamp / 1000, 'unixepoch') AS INTEGER), CAST(strftime('%H', NEW.timestamp / 1000, 'unixepoch') AS INTEGER), 1)
    ON CONFLICT (card_id, weekday, hour) DO UPDATE SET views = views + 1;
  INSERT INTO card_breakdowns (card_id, dimension, value, views) VALUES
    (NEW.card_id, 'device', coalesce(NEW.viewer_device, 'Unknown'), 1),
    (NEW.card_id, 'location', coalesce(NEW.viewer_location, 'Unknown'), 1),
    (NEW.card_id, 'source', NEW.source, 1)
    ON CONFLICT (card_id, dimension, value) DO UPDATE SET views = views + 1;
END;
--> statement-breakpoint
CREATE TRIGGER card_views_excluded AFTER INSERT ON card_views WHEN NEW.excluded IS NOT NULL BEGIN
  INSERT INTO card_totals (card_id, bots, previews, own_visits)
    VALUES (NEW.card_id, NEW.excluded = 'bot', NEW.excluded = 'preview', NEW.excluded = 'owner')
    ON CONFLICT (card_id) DO UPDATE SET bots = bots + excluded.bots, previews = previews + excluded.previews, own_visits = own_visits + excluded.own_visits;
END;
--> statement-breakpoint
CREATE TRIGGER card_clicks_counted AFTER INSERT ON card_clicks WHEN NEW.excluded IS NULL BEGIN
  INSERT INTO card_totals (card_id, clicks) VALUES (NEW.card_id, 1)
    ON CONFLICT (card_id) DO UPDATE SET clicks = clicks + 1;
  INSERT INTO card_days (card_id, day, clicks) VALUES (NEW.card_id, date(NEW.timestamp / 1000, 'unixepoch'), 1)
    ON CONFLICT (card_id, day) DO UPDATE SET clicks = clicks + 1;
  INSERT INTO card_hours (card_id, weekday, hour, clicks)
    VALUES (NEW.card_id, CAST(strftime('%w', NEW.timestamp / 1000, 'unixepoch') AS INTEGER), CAST(strftime('%H', NEW.timestamp / 1000, 'unixepoch') AS INTEGER), 1)
    ON CONFLICT (card_id, weekday, hour) DO UPDATE SET clicks = clicks + 1;
  INSERT INTO card_breakdowns (card_id, dimension, value, clicks) VALUES
    (NEW.card_id, 'device', coalesce(NEW.clicker_device, 'Unknown'), 1),
    (NEW.card_id, 'location', coalesce(NEW.clicker_location, 'Unknown'), 1),
    (NEW.card_id, 'linkType', NEW.link_type, 1)
    ON CONFLICT (card_id, dimension, value) DO UPDATE SET clicks = clicks + 1;
END;
--> statement-breakpoint
CREATE TRIGGER card_clicks_excluded AFTER INSERT ON card_clicks WHEN NEW.excluded IS NOT NULL BEGIN
  INSERT INTO card_totals (card_id, bots, previews, own_visits)
    VALUES (NEW.card_id, NEW.excluded = 'bot', NEW.excluded = 'preview', NEW.excluded = 'owner')
    ON CONFLICT (card_id) DO UPDATE SET bots = bots + excluded.bots, previews = previews + excluded.previews, own_visits = own_visits + excluded.own_visits;
END;
--> statement-breakpoint
CREATE TRIGGER card_saves_counted AFTER INSERT ON card_saves WHEN NEW.excluded IS NULL BEGIN
  INSERT INTO card_totals (card_id, saves) VALUES (NEW.card_id, 1)
    ON CONFLICT (card_id) DO UPDATE SET saves = saves + 1;
  INSERT INTO card_days (card_id, day, saves) VALUES (NEW.card_id, date(NEW.timestamp / 1000, 'unixepoch'), 1)
    ON CONFLICT (card_id, day) DO UPDATE SET saves = saves + 1;
  INSERT INTO card_hours (card_id, weekday, hour, saves)
    VALUES (NEW.card_id, CAST(strftime('%w', NEW.timestamp / 1000, 'unixepoch') AS INTEGER), CAST(strftime('%H', NEW.timestamp / 1000, 'unixepoch') AS INTEGER), 1)
    ON CONFLICT (card_id, weekday, hour) DO UPDATE SET saves = saves + 1;
  INSERT INTO card_breakdowns (card_id, dimension, value, saves) VALUES
    (NEW.card_id, 'device', coalesce(NEW.saver_device, 'Unknown'), 1),
    (NEW.card_id, 'location', coalesce(NEW.saver_location, 'Unknown'), 1)
    ON CONFLICT (card_id, dimension, value) DO UPDATE SET saves = saves + 1;
END;
--> statement-breakpoint
CREATE TRIGGER card_saves_excluded AFTER INSERT ON card_saves WHEN NEW.excluded IS NOT NULL BEGIN
  INSERT INTO card_totals (card_id, bots, previews, own_visits)
    VALUES (NEW.card_id, NEW.excluded = 'bot', NEW.excluded = 'preview', NEW.excluded = 'owner')
    ON CONFLICT (card_id) DO UPDATE SET bots = bots + excluded.bots, previews = previews + excluded.previews, own_visits = own_visits + excluded.own_visits;
END;
--> statement-breakpoint
CREATE TRIGGER form_submissions_counted AFTER INSERT ON form_submissions BEGIN
  INSERT INTO card_totals (card_id, submissions) VALUES (NEW.card_id, 1)
    ON CONFLICT (card_id) DO UPDATE SET submissions = submissions + 1;
  INSERT INTO card_days (card_id, day, submissions) VALUES (NEW.card_id, date(NEW.timestamp / 1000, 'unixepoch'), 1)
    ON CONFLICT (card_id, day) DO UPDATE SET submissions = submissions + 1;
END;
