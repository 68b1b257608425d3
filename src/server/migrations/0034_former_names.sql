-- Names that an organisation had before: a CV may name it so.
CREATE TABLE organisation_former_name (
  organisation_id TEXT NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  ended_at INTEGER NOT NULL,
  PRIMARY KEY (organisation_id, name)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER organisation_renamed AFTER UPDATE OF name ON organisation WHEN NEW.name <> OLD.name
BEGIN
  INSERT OR REPLACE INTO organisation_former_name (organisation_id, name, ended_at) VALUES (OLD.id, OLD.name, NEW.updated_at);
END;

CREATE TRIGGER organisation_legal_name_changed AFTER UPDATE OF legal_name ON organisation
WHEN OLD.legal_name IS NOT NULL AND NEW.legal_name IS NOT OLD.legal_name
BEGIN
  INSERT OR REPLACE INTO organisation_former_name (organisation_id, name, ended_at) VALUES (OLD.id, OLD.legal_name, NEW.updated_at);
END;
