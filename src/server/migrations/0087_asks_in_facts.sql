-- What a vacancy asks for as one text stands beside the facts that a search checks, so an order by match looks no found one up a second time. It is found by being written alike (vacancy-demands.ts).
DROP INDEX vacancy_demands;
DROP INDEX vacancy_facts;
CREATE INDEX vacancy_facts ON vacancy (
  seq, rank, department, fleet, vessel_type, flag, port_country, english_order, any_nationality, join_from, join_to, pay_usd,
  duration_tenths, rotation_on, published_at, company_id, nationalities,
  json_array(
    seq, rank, vessel_type, join_from, join_to, duration_tenths, duration_plus_minus, rotation_on, english_level, min_months_in_rank,
    min_months_on_type, paper_list_id
  )
) WHERE status = 'published';

-- The same of one rank, the newest first: what most seafarers search for.
DROP INDEX vacancy_rank;
CREATE INDEX vacancy_rank ON vacancy (
  rank, seq DESC, pay_usd,
  json_array(
    seq, rank, vessel_type, join_from, join_to, duration_tenths, duration_plus_minus, rotation_on, english_level, min_months_in_rank,
    min_months_on_type, paper_list_id
  )
) WHERE status = 'published';
