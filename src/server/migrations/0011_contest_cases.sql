-- A disputed match line is a case with the same id. It exists as long as the dispute.
CREATE TRIGGER match_contest_case AFTER DELETE ON match_contest BEGIN
  DELETE FROM report WHERE id = OLD.id AND kind = 'contest';
END;
INSERT INTO report (id, kind, target_id, reason, language, account_id, created_at, updated_at)
  SELECT c.id, 'contest', c.id, 'line', a.language, a.id, c.created_at, c.created_at FROM match_contest c
  JOIN seaman s ON s.id = c.seaman_id JOIN account a ON a.id = s.account_id WHERE c.decision IS NOT 'met';
