-- Who may be seen in the crew list. Nobody is listed before they chose it; of what is shown, the level of English can be left out.
ALTER TABLE seaman ADD COLUMN is_hidden INTEGER NOT NULL DEFAULT 1;
ALTER TABLE seaman ADD COLUMN is_hide_english INTEGER NOT NULL DEFAULT 0;

-- What the crew list reads: one row for each seafarer, made anew with every change of the profile (features/crew/crew-card.ts). No
-- column holds a name, a contact, a date of birth, a ship or a company, so that the list cannot give any of them away.
CREATE TABLE crew_card (
  id INTEGER PRIMARY KEY,
  seaman_id TEXT NOT NULL UNIQUE REFERENCES seaman (id) ON DELETE CASCADE,
  public_id TEXT NOT NULL UNIQUE,
  is_hidden INTEGER NOT NULL,
  -- Null where the first letter would be the name.
  masked_name TEXT,
  rank TEXT NOT NULL,
  department TEXT NOT NULL,
  -- Null when it is not known or not to be shown.
  english_level TEXT,
  -- 9999-12-31 when it is not known: such people come last.
  ready_from TEXT NOT NULL,
  months INTEGER NOT NULL,
  rank_months INTEGER NOT NULL,
  -- One bit for each fleet served in, in the order of the vocabulary.
  fleets INTEGER NOT NULL,
  -- [[rank, vessel type, fleet, months], …], most months first.
  career TEXT NOT NULL,
  -- A day and no instant: the order of that moment would tell who registered after whom.
  updated_on TEXT NOT NULL,
  -- From this day on months have grown, because the person is on board; null while nothing grows.
  refresh_from TEXT
) STRICT;
-- Of equal ones the random public id decides. Each index holds every column that a filter looks at.
CREATE INDEX crew_ready ON crew_card (ready_from, public_id, rank, department, fleets, rank_months) WHERE is_hidden = 0;
CREATE INDEX crew_rank ON crew_card (rank, ready_from, public_id, department, fleets, rank_months) WHERE is_hidden = 0;
CREATE INDEX crew_service ON crew_card (months DESC, public_id, rank, department, fleets, rank_months, ready_from) WHERE is_hidden = 0;
CREATE INDEX crew_updated ON crew_card (updated_on DESC, public_id, rank, department, fleets, rank_months, ready_from)
  WHERE is_hidden = 0;
CREATE INDEX crew_refresh ON crew_card (refresh_from) WHERE refresh_from IS NOT NULL;

-- Vessel types served on, of those who are shown.
CREATE TABLE crew_vessel (
  vessel_type TEXT NOT NULL,
  card_id INTEGER NOT NULL REFERENCES crew_card (id) ON DELETE CASCADE,
  PRIMARY KEY (vessel_type, card_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX crew_vessel_card ON crew_vessel (card_id);

-- Whoever is here already gets a hidden card, which the scheduled run fills in.
INSERT INTO crew_card (seaman_id, public_id, is_hidden, rank, department, ready_from, months, rank_months, fleets, career, updated_on, refresh_from)
  SELECT id, public_id, 1, position_main, '', '9999-12-31', 0, 0, 0, '[]', '1970-01-01', '1970-01-01' FROM seaman;
