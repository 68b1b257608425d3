-- Whom the earlier reports of seafarers and conversations are against; 0004 knew it for vacancies and companies only.
UPDATE report SET against_id = (SELECT s.account_id FROM seaman s WHERE s.public_id = report.target_id)
  WHERE kind = 'seaman' AND against_id IS NULL;
UPDATE report SET organisation_id = (SELECT i.organisation_id FROM inbox_thread i JOIN seaman s ON s.id = i.seaman_id
    WHERE i.id = report.target_id AND s.account_id = report.account_id)
  WHERE kind = 'thread' AND organisation_id IS NULL AND against_id IS NULL;
UPDATE report SET against_id = (SELECT s.account_id FROM inbox_thread i JOIN seaman s ON s.id = i.seaman_id WHERE i.id = report.target_id)
  WHERE kind = 'thread' AND organisation_id IS NULL AND against_id IS NULL;
