-- Articles and pages: what they are in one table, what they say in each language in another. Both have English, the others may be missing.

CREATE TABLE article (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  category TEXT NOT NULL CHECK (category IN ('seaman', 'company')),
  cover TEXT NOT NULL,
  author TEXT NOT NULL,
  -- A draft has none; one in the future is not public yet.
  published_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
-- Lists walk these from the newest and read nothing else of an article.
CREATE INDEX article_newest ON article (published_at DESC, id DESC, category, slug, cover, author) WHERE published_at IS NOT NULL;
CREATE INDEX article_category ON article (category, published_at DESC, id DESC, slug, cover, author) WHERE published_at IS NOT NULL;

CREATE TABLE article_text (
  article_id TEXT NOT NULL REFERENCES article (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  -- The author's position; the English one where it is absent.
  author_role TEXT,
  -- A JSON array of words.
  tags TEXT NOT NULL DEFAULT '[]',
  minutes INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (article_id, language)
) STRICT;
-- What lists show of a text, so that they never read its body.
CREATE INDEX article_text_card ON article_text (article_id, language, title, description, minutes, updated_at, tags);

CREATE TABLE page (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE page_text (
  page_id TEXT NOT NULL REFERENCES page (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (page_id, language)
) STRICT;
