-- A visitor's key leaves the view in the statement that stores it, and counts once a card and day.
CREATE TRIGGER card_views_visitor AFTER INSERT ON card_views WHEN NEW.visitor IS NOT NULL BEGIN
  INSERT INTO card_visitors (day, card_id, visitor) VALUES (date(NEW.timestamp / 1000, 'unixepoch'), NEW.card_id, NEW.visitor)
    ON CONFLICT (day, card_id, visitor) DO NOTHING;
  UPDATE card_views SET visitor = NULL WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER card_visitors_counted AFTER INSERT ON card_visitors BEGIN
  INSERT INTO card_days (card_id, day, visitors) VALUES (NEW.card_id, NEW.day, 1)
    ON CONFLICT (card_id, day) DO UPDATE SET visitors = visitors + 1;
END;
--> statement-breakpoint
-- A view's post on leaving may come first and without its source: the count moves with the source.
CREATE TRIGGER card_views_source AFTER UPDATE OF source ON card_views WHEN NEW.source <> OLD.source AND NEW.excluded IS NULL BEGIN
  UPDATE card_breakdowns SET views = views - 1 WHERE card_id = NEW.card_id AND dimension = 'source' AND value = OLD.source;
  INSERT INTO card_breakdowns (card_id, dimension, value, views) VALUES (NEW.card_id, 'source', NEW.source, 1)
    ON CONFLICT (card_id, dimension, value) DO UPDATE SET views = views + 1;
END;
--> statement-breakpoint
CREATE TRIGGER salesbot_conversations_counted AFTER INSERT ON salesbot_conversations BEGIN
  INSERT INTO card_totals (card_id, chats, chat_leads)
    VALUES (NEW.card_id, 1, coalesce(NEW.visitor_email, NEW.visitor_phone) IS NOT NULL)
    ON CONFLICT (card_id) DO UPDATE SET chats = chats + 1, chat_leads = chat_leads + excluded.chat_leads;
END;
--> statement-breakpoint
CREATE TRIGGER salesbot_conversations_lead AFTER UPDATE OF visitor_email, visitor_phone ON salesbot_conversations
  WHEN coalesce(OLD.visitor_email, OLD.visitor_phone) IS NULL AND coalesce(NEW.visitor_email, NEW.visitor_phone) IS NOT NULL BEGIN
  INSERT INTO card_totals (card_id, chat_leads) VALUES (NEW.card_id, 1)
    ON CONFLICT (card_id) DO UPDATE SET chat_leads = chat_leads + 1;
END;
