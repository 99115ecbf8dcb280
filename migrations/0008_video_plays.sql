-- Playing the video is no click: plays are counted by themselves, and what was stored as a click of a custom link with the id
-- `video`, which no other link ever had, becomes a play. Days keep what was counted in each quarter of an hour, so that
-- a day of any time zone can be put together; hours of the week follow from them, and their own table goes.
ALTER TABLE `card_totals` ADD `plays` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `card_days` ADD `plays` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `card_days` ADD `view_quarters` text;
--> statement-breakpoint
ALTER TABLE `card_days` ADD `click_quarters` text;
--> statement-breakpoint
ALTER TABLE `card_days` ADD `save_quarters` text;
--> statement-breakpoint
ALTER TABLE `card_days` ADD `play_quarters` text;
--> statement-breakpoint
ALTER TABLE `card_days` ADD `submission_quarters` text;
--> statement-breakpoint
ALTER TABLE `card_days` ADD `visitor_quarters` text;
--> statement-breakpoint
ALTER TABLE `card_visitors` ADD `quarter` integer DEFAULT 48 NOT NULL;
--> statement-breakpoint
UPDATE card_totals SET clicks = clicks - p.n, plays = p.n
  FROM (SELECT card_id, count(*) AS n FROM card_clicks WHERE link_type = 'custom' AND link_id = 'video' AND excluded IS NULL GROUP BY card_id) p WHERE p.card_id = card_totals.card_id;
--> statement-breakpoint
UPDATE card_days SET clicks = clicks - p.n, plays = p.n
  FROM (SELECT card_id, date(timestamp / 1000, 'unixepoch') AS day, count(*) AS n FROM card_clicks WHERE link_type = 'custom' AND link_id = 'video' AND excluded IS NULL GROUP BY 1, 2) p
  WHERE p.card_id = card_days.card_id AND p.day = card_days.day;
--> statement-breakpoint
UPDATE card_breakdowns SET clicks = clicks - p.n
  FROM (SELECT card_id, coalesce(clicker_device, 'Unknown') AS value, count(*) AS n FROM card_clicks WHERE link_type = 'custom' AND link_id = 'video' AND excluded IS NULL GROUP BY 1, 2) p
  WHERE p.card_id = card_breakdowns.card_id AND card_breakdowns.dimension = 'device' AND p.value = card_breakdowns.value;
--> statement-breakpoint
UPDATE card_breakdowns SET clicks = clicks - p.n
  FROM (SELECT card_id, coalesce(clicker_location, 'Unknown') AS value, count(*) AS n FROM card_clicks WHERE link_type = 'custom' AND link_id = 'video' AND excluded IS NULL GROUP BY 1, 2) p
  WHERE p.card_id = card_breakdowns.card_id AND card_breakdowns.dimension = 'location' AND p.value = card_breakdowns.value;
--> statement-breakpoint
UPDATE card_breakdowns SET clicks = clicks - p.n
  FROM (SELECT card_id, link_type AS value, count(*) AS n FROM card_clicks WHERE link_type = 'custom' AND link_id = 'video' AND excluded IS NULL GROUP BY 1, 2) p
  WHERE p.card_id = card_breakdowns.card_id AND card_breakdowns.dimension = 'linkType' AND p.value = card_breakdowns.value;
--> statement-breakpoint
UPDATE card_clicks SET link_type = 'video' WHERE link_type = 'custom' AND link_id = 'video';
--> statement-breakpoint
UPDATE card_days SET view_quarters = (
  SELECT json_group_array(n) FROM (
    SELECT (SELECT count(*) FROM card_views e WHERE e.card_id = card_days.card_id AND e.excluded IS NULL
      AND e.timestamp >= unixepoch(card_days.day) * 1000 + q.key * 900000
      AND e.timestamp < unixepoch(card_days.day) * 1000 + q.key * 900000 + 900000) AS n
    FROM json_each('[' || replace(hex(zeroblob(95)), '00', '0,') || '0]') q ORDER BY q.key)
) WHERE views > 0;
--> statement-breakpoint
UPDATE card_days SET click_quarters = (
  SELECT json_group_array(n) FROM (
    SELECT (SELECT count(*) FROM card_clicks e WHERE e.card_id = card_days.card_id AND e.excluded IS NULL AND e.link_type <> 'video'
      AND e.timestamp >= unixepoch(card_days.day) * 1000 + q.key * 900000
      AND e.timestamp < unixepoch(card_days.day) * 1000 + q.key * 900000 + 900000) AS n
    FROM json_each('[' || replace(hex(zeroblob(95)), '00', '0,') || '0]') q ORDER BY q.key)
) WHERE clicks > 0;
--> statement-breakpoint
UPDATE card_days SET play_quarters = (
  SELECT json_group_array(n) FROM (
    SELECT (SELECT count(*) FROM card_clicks e WHERE e.card_id = card_days.card_id AND e.excluded IS NULL AND e.link_type = 'video'
      AND e.timestamp >= unixepoch(card_days.day) * 1000 + q.key * 900000
      AND e.timestamp < unixepoch(card_days.day) * 1000 + q.key * 900000 + 900000) AS n
    FROM json_each('[' || replace(hex(zeroblob(95)), '00', '0,') || '0]') q ORDER BY q.key)
) WHERE plays > 0;
--> statement-breakpoint
UPDATE card_days SET save_quarters = (
  SELECT json_group_array(n) FROM (
    SELECT (SELECT count(*) FROM card_saves e WHERE e.card_id = card_days.card_id AND e.excluded IS NULL
      AND e.timestamp >= unixepoch(card_days.day) * 1000 + q.key * 900000
      AND e.timestamp < unixepoch(card_days.day) * 1000 + q.key * 900000 + 900000) AS n
    FROM json_each('[' || replace(hex(zeroblob(95)), '00', '0,') || '0]') q ORDER BY q.key)
) WHERE saves > 0;
--> statement-breakpoint
UPDATE card_days SET submission_quarters = (
  SELECT json_group_array(n) FROM (
    SELECT (SELECT count(*) FROM form_submissions e WHERE e.card_id = card_days.card_id
      AND e.timestamp >= unixepoch(card_days.day) * 1000 + q.key * 900000
      AND e.timestamp < unixepoch(card_days.day) * 1000 + q.key * 900000 + 900000) AS n
    FROM json_each('[' || replace(hex(zeroblob(95)), '00', '0,') || '0]') q ORDER BY q.key)
) WHERE submissions > 0;
--> statement-breakpoint
-- When each visitor of the past came is not known any more. At noon in UTC they stay on their date in almost every zone.
UPDATE card_days SET visitor_quarters = json_set('[' || replace(hex(zeroblob(95)), '00', '0,') || '0]', '$[48]', visitors) WHERE visitors > 0;
--> statement-breakpoint
DROP TRIGGER card_views_counted;
--> statement-breakpoint
DROP TRIGGER card_clicks_counted;
--> statement-breakpoint
DROP TRIGGER card_saves_counted;
--> statement-breakpoint
DROP TRIGGER form_submissions_counted;
--> statement-breakpoint
DROP TRIGGER card_views_visitor;
--> statement-breakpoint
DROP TRIGGER card_visitors_counted;
--> statement-breakpoint
DROP TABLE `card_hours`;
--> statement-breakpoint
CREATE TRIGGER card_views_counted AFTER INSERT ON card_views WHEN NEW.excluded IS NULL BEGIN
  INSERT INTO card_totals (card_id, views) VALUES (NEW.card_id, 1)
    ON CONFLICT (card_id) DO UPDATE SET views = views + 1;
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
CREATE TRIGGER card_clicks_counted AFTER INSERT ON card_clicks WHEN NEW.excluded IS NULL AND NEW.link_type <> 'video' BEGIN
  INSERT INTO card_totals (card_id, clicks) VALUES (NEW.card_id, 1)
    ON CONFLICT (card_id) DO UPDATE SET clicks = clicks + 1;
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
CREATE TRIGGER card_clicks_played AFTER INSERT ON card_clicks WHEN NEW.excluded IS NULL AND NEW.link_type = 'video' BEGIN
  INSERT INTO card_totals (card_id, plays) VALUES (NEW.card_id, 1)
    ON CONFLICT (card_id) DO UPDATE SET plays = plays + 1;
  INSERT INTO card_days (card_id, day, plays, play_quarters)
    VALUES (NEW.card_id, date(NEW.timestamp / 1000, 'unixepoch'), 1, json_set('[' || replace(hex(zeroblob(95)), '00', '0,') || '0]', '$[' || (NEW.timestamp / 900000 % 96) || ']', 1))
    ON CONFLICT (card_id, day) DO UPDATE SET plays = plays + 1,
      play_quarters = json_set(coalesce(play_quarters, '[' || replace(hex(zeroblob(95)), '00', '0,') || '0]'), '$[' || (NEW.timestamp / 900000 % 96) || ']', coalesce(play_quarters ->> ('$[' || (NEW.timestamp / 900000 % 96) || ']'), 0) + 1);
END;
--> statement-breakpoint
CREATE TRIGGER card_saves_counted AFTER INSERT ON card_saves WHEN NEW.excluded IS NULL BEGIN
  INSERT INTO card_totals (card_id, saves) VALUES (NEW.card_id, 1)
    ON CONFLICT (card_id) DO UPDATE SET saves = saves + 1;
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
CREATE TRIGGER form_submissions_counted AFTER INSERT ON form_submissions BEGIN
  INSERT INTO card_totals (card_id, submissions) VALUES (NEW.card_id, 1)
    ON CONFLICT (card_id) DO UPDATE SET submissions = submissions + 1;
  INSERT INTO card_days (card_id, day, submissions, submission_quarters)
    VALUES (NEW.card_id, date(NEW.timestamp / 1000, 'unixepoch'), 1, json_set('[' || replace(hex(zeroblob(95)), '00', '0,') || '0]', '$[' || (NEW.timestamp / 900000 % 96) || ']', 1))
    ON CONFLICT (card_id, day) DO UPDATE SET submissions = submissions + 1,
      submission_quarters = json_set(coalesce(submission_quarters, '[' || replace(hex(zeroblob(95)), '00', '0,') || '0]'), '$[' || (NEW.timestamp / 900000 % 96) || ']', coalesce(submission_quarters ->> ('$[' || (NEW.timestamp / 900000 % 96) || ']'), 0) + 1);
END;
--> statement-breakpoint
CREATE TRIGGER card_views_visitor AFTER INSERT ON card_views WHEN NEW.visitor IS NOT NULL BEGIN
  INSERT INTO card_visitors (day, card_id, visitor, quarter) VALUES (date(NEW.timestamp / 1000, 'unixepoch'), NEW.card_id, NEW.visitor, NEW.timestamp / 900000 % 96)
    ON CONFLICT (day, card_id, visitor) DO NOTHING;
  UPDATE card_views SET visitor = NULL WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER card_visitors_counted AFTER INSERT ON card_visitors BEGIN
  INSERT INTO card_days (card_id, day, visitors, visitor_quarters)
    VALUES (NEW.card_id, NEW.day, 1, json_set('[' || replace(hex(zeroblob(95)), '00', '0,') || '0]', '$[' || NEW.quarter || ']', 1))
    ON CONFLICT (card_id, day) DO UPDATE SET visitors = visitors + 1,
      visitor_quarters = json_set(coalesce(visitor_quarters, '[' || replace(hex(zeroblob(95)), '00', '0,') || '0]'), '$[' || NEW.quarter || ']', coalesce(visitor_quarters ->> ('$[' || NEW.quarter || ']'), 0) + 1);
END;
