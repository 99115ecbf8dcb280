-- Events past the limit of one address are left out as floods: the triggers of what is left out, made anew with that count.
DROP TRIGGER card_views_excluded;
--> statement-breakpoint
CREATE TRIGGER card_views_excluded AFTER INSERT ON card_views WHEN NEW.excluded IS NOT NULL BEGIN
  INSERT INTO card_totals (card_id, bots, previews, own_visits, floods)
    VALUES (NEW.card_id, NEW.excluded = 'bot', NEW.excluded = 'preview', NEW.excluded = 'owner', NEW.excluded = 'flood')
    ON CONFLICT (card_id) DO UPDATE SET bots = bots + excluded.bots, previews = previews + excluded.previews,
      own_visits = own_visits + excluded.own_visits, floods = floods + excluded.floods;
END;
--> statement-breakpoint
DROP TRIGGER card_clicks_excluded;
--> statement-breakpoint
CREATE TRIGGER card_clicks_excluded AFTER INSERT ON card_clicks WHEN NEW.excluded IS NOT NULL BEGIN
  INSERT INTO card_totals (card_id, bots, previews, own_visits, floods)
    VALUES (NEW.card_id, NEW.excluded = 'bot', NEW.excluded = 'preview', NEW.excluded = 'owner', NEW.excluded = 'flood')
    ON CONFLICT (card_id) DO UPDATE SET bots = bots + excluded.bots, previews = previews + excluded.previews,
      own_visits = own_visits + excluded.own_visits, floods = floods + excluded.floods;
END;
--> statement-breakpoint
DROP TRIGGER card_saves_excluded;
--> statement-breakpoint
CREATE TRIGGER card_saves_excluded AFTER INSERT ON card_saves WHEN NEW.excluded IS NOT NULL BEGIN
  INSERT INTO card_totals (card_id, bots, previews, own_visits, floods)
    VALUES (NEW.card_id, NEW.excluded = 'bot', NEW.excluded = 'preview', NEW.excluded = 'owner', NEW.excluded = 'flood')
    ON CONFLICT (card_id) DO UPDATE SET bots = bots + excluded.bots, previews = previews + excluded.previews,
      own_visits = own_visits + excluded.own_visits, floods = floods + excluded.floods;
END;
