-- Which companies are verified, without reading what they say of themselves: every search for verified ones lists them.
CREATE INDEX company_verified ON company (id) WHERE verified = 1;

-- With the rank: an order by match begins with those of the newest that are of a seafarer's own rank.
DROP INDEX vacancy_newest;
CREATE INDEX vacancy_newest ON vacancy (published_at DESC, seq DESC, rank) WHERE status = 'published';
