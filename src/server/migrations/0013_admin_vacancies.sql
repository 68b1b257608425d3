-- The back office searches all vacancies in every status. Conditions and orders are read from one index, so that no row is read for them.
CREATE INDEX vacancy_all ON vacancy (
  seq, updated_at, published_at, status, paused_at, withdrawn_status, company_id, rank, vessel_type, id
);

-- rowid = vacancy.seq, vacancies of every status. Only admins search it, by the beginnings of words. Marks are parts of words, as in Hindi.
CREATE VIRTUAL TABLE vacancy_words USING fts5 (
  words, content = '', contentless_delete = 1, detail = none,
  tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);

INSERT INTO vacancy_words (rowid, words)
  SELECT seq, concat_ws(' ', imo, vessel_name, hidden_name, vessel_class, port_name, trading_area, engine, agreement, insurance, text,
    (SELECT group_concat(value, ' ') FROM json_each(iif(json_valid(texts), texts, '{}')))) FROM vacancy;

CREATE TRIGGER vacancy_words_insert AFTER INSERT ON vacancy BEGIN
  INSERT INTO vacancy_words (rowid, words) VALUES (NEW.seq, concat_ws(' ', NEW.imo, NEW.vessel_name, NEW.hidden_name, NEW.vessel_class,
    NEW.port_name, NEW.trading_area, NEW.engine, NEW.agreement, NEW.insurance, NEW.text,
    (SELECT group_concat(value, ' ') FROM json_each(iif(json_valid(NEW.texts), NEW.texts, '{}')))));
END;

CREATE TRIGGER vacancy_words_update AFTER UPDATE OF
  seq, imo, vessel_name, hidden_name, vessel_class, port_name, trading_area, engine, agreement, insurance, text, texts ON vacancy
WHEN (OLD.seq, OLD.imo, OLD.vessel_name, OLD.hidden_name, OLD.vessel_class, OLD.port_name, OLD.trading_area, OLD.engine, OLD.agreement,
    OLD.insurance, OLD.text, OLD.texts)
  IS NOT (NEW.seq, NEW.imo, NEW.vessel_name, NEW.hidden_name, NEW.vessel_class, NEW.port_name, NEW.trading_area, NEW.engine, NEW.agreement,
    NEW.insurance, NEW.text, NEW.texts) BEGIN
  DELETE FROM vacancy_words WHERE rowid = OLD.seq;
  INSERT INTO vacancy_words (rowid, words) VALUES (NEW.seq, concat_ws(' ', NEW.imo, NEW.vessel_name, NEW.hidden_name, NEW.vessel_class,
    NEW.port_name, NEW.trading_area, NEW.engine, NEW.agreement, NEW.insurance, NEW.text,
    (SELECT group_concat(value, ' ') FROM json_each(iif(json_valid(NEW.texts), NEW.texts, '{}')))));
END;

CREATE TRIGGER vacancy_words_delete AFTER DELETE ON vacancy BEGIN
  DELETE FROM vacancy_words WHERE rowid = OLD.seq;
END;
