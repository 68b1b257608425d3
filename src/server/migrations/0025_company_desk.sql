-- What waits for a company: applications that nobody has read, and vacancies that end soon.
CREATE INDEX application_new ON application (vacancy_id, created_at) WHERE status = 'new';
CREATE INDEX vacancy_ending ON vacancy (company_id, expires_at, id, rank, vessel_type) WHERE status = 'published';
