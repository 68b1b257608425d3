-- A CV is one document: packed where it was written since, otherwise the text that is made here of its entries.
CREATE TABLE cv (
  seaman_id TEXT PRIMARY KEY REFERENCES seaman (id) ON DELETE CASCADE,
  document BLOB NOT NULL,
  saved_at INTEGER NOT NULL
) STRICT;

CREATE TABLE cv_version (
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  document BLOB NOT NULL,
  saved_at INTEGER NOT NULL,
  replaced_at INTEGER NOT NULL,
  PRIMARY KEY (seaman_id, version)
) STRICT;
CREATE INDEX cv_version_replaced ON cv_version (replaced_at);

INSERT INTO cv (seaman_id, saved_at, document)
SELECT s.id, s.updated_at, CAST(json_object(
  'profileData', json_object(
    'firstname', s.firstname, 'surname', s.surname, 'citizenship', s.citizenship, 'positionMain', s.position_main,
    'positionSecond', s.position_second, 'birthDate', s.birth_date, 'homeAirport', s.home_airport,
    'englishLevel', s.english_level, 'readyFrom', s.ready_from, 'isHideEngines', json(iif(s.is_hide_engines, 'true', 'false'))),
  'contact', json_object('mobile', s.mobile),
  'experience', json((SELECT json_group_array(json_object(
      'id', id, 'position', position, 'startDate', start_date, 'endDate', end_date, 'fleetVesselName', vessel_name,
      'fleetTypeAndVesselType', json_object('fleetType', fleet, 'vesselType', vessel_type),
      'fleetVesselImo', vessel_imo, 'fleetVesselFlag', vessel_flag, 'engineName', engine_name, 'engineModel', engine_model,
      'company', company))
    FROM (SELECT * FROM experience e WHERE e.seaman_id = s.id ORDER BY e.sort))),
  'documents', json((SELECT json_group_array(json_object(
      'id', id, 'type', type, 'name', name, 'number', number, 'extra', extra, 'issuedBy', issued_by,
      'issuedDate', issued_date, 'validDate', valid_date))
    FROM (SELECT * FROM document d WHERE d.seaman_id = s.id ORDER BY d.sort)))
) AS BLOB)
FROM seaman s
WHERE s.version > 0 AND (
  s.version > 1 OR s.birth_date IS NOT NULL OR s.home_airport IS NOT NULL OR s.mobile IS NOT NULL
  OR s.english_level IS NOT NULL OR s.ready_from IS NOT NULL OR s.is_hide_engines = 0
  OR EXISTS (SELECT 1 FROM experience e WHERE e.seaman_id = s.id) OR EXISTS (SELECT 1 FROM document d WHERE d.seaman_id = s.id)
);

DROP TABLE experience;
DROP TABLE document;
ALTER TABLE seaman DROP COLUMN birth_date;
ALTER TABLE seaman DROP COLUMN home_airport;
ALTER TABLE seaman DROP COLUMN mobile;

-- What others say of an entry of a CV, while it says what it said then: `facts` is the digest of that.
CREATE TABLE cv_evidence (
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  entry_id TEXT NOT NULL,
  level TEXT NOT NULL CHECK (level IN ('scanned', 'checked', 'confirmed')),
  facts TEXT NOT NULL,
  check_address TEXT,
  check_number TEXT,
  checked_on TEXT,
  check_result TEXT CHECK (check_result IN ('genuine', 'not-found', 'different', 'expired')),
  company_id TEXT REFERENCES company (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (seaman_id, entry_id, level)
) STRICT, WITHOUT ROWID;
