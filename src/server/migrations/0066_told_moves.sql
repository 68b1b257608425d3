-- Why an application was refused, and when its seafarer was told of a move; what was moved before is not told any more.
ALTER TABLE application_move ADD COLUMN reason TEXT;
ALTER TABLE application_move ADD COLUMN told_at INTEGER;
UPDATE application_move SET told_at = created_at;
CREATE INDEX application_move_untold ON application_move (created_at) WHERE told_at IS NULL;

-- The ship of an offer: a document.
ALTER TABLE application ADD COLUMN ship TEXT;

-- What somebody who joined says of it: 1, 0, or nothing yet.
CREATE TABLE joining_answer (
  application_id TEXT PRIMARY KEY REFERENCES application (id) ON DELETE CASCADE,
  paid_on_time INTEGER CHECK (paid_on_time IN (0, 1)),
  as_advertised INTEGER CHECK (as_advertised IN (0, 1)),
  relieved_on_time INTEGER CHECK (relieved_on_time IN (0, 1)),
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
