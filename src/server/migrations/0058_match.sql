-- What the comparison of an application came to when it was sent: the number of the rules, and how each line stood (contract/match). None of those before.
ALTER TABLE application ADD COLUMN match_record TEXT;

-- What a published vacancy asks of a seafarer, by its number: a match reads this and no row of the table.
CREATE INDEX vacancy_demands ON vacancy (
  seq, rank, vessel_type, join_from, join_to, duration_tenths, duration_plus_minus, rotation_on, english_level, min_months_in_rank,
  min_months_on_type, certificates, certificate_months
) WHERE status = 'published';
