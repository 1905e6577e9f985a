-- Recall of a filtered vector search, with and without iterative scans.
-- Needs PostgreSQL with pgvector 0.8 or later and an empty database:
--   createdb bench && psql --dbname bench --file benchmark.sql
\set QUIET on
\pset footer off
create extension vector;
select setseed(0.36) \g /dev/null

-- 50 topics with 64 dimensions, 400 passages each, spread over 100 tenants.
create table topics as
  select topic, array_agg(random() * 2 - 1 order by n) as centre
  from generate_series(1, 50) as topic, generate_series(1, 64) as n
  group by topic;

-- A point near a topic's centre. Volatile, so every row gets its own noise.
create function near(centre float8[]) returns vector language sql volatile as $$
  select array_agg(c + (random() - 0.5) * 0.6 order by n)::vector
  from unnest(centre) with ordinality as t(c, n);
$$;

create table passages as
  select n as id, jsonb_build_object('tenant', 't' || n % 100) as metadata,
         near(centre)::vector(64) as embedding
  from generate_series(1, 20000) as n join topics on topic = 1 + n / 100 % 50;

create table questions as
  select n as id, jsonb_build_object('tenant', 't' || n * 37 % 100) as filter,
         near(centre)::vector(64) as embedding
  from generate_series(1, 50) as n join topics on topic = n;

-- The right answers, by an exact search before there is any index.
create table truth as
  select q.id, array_agg(p.id) as wanted
  from questions q cross join lateral (
    select id from passages where metadata @> q.filter
    order by embedding <=> q.embedding limit 8
  ) p group by q.id;

create index on passages using hnsw (embedding vector_cosine_ops);
analyze passages;

create function measure(label text)
returns table (setting text, rows_of_8 numeric, recall numeric)
language plpgsql as $$
declare q record; got int[]; total int := 0; hits int := 0;
begin
  for q in select * from questions join truth using (id) loop
    -- A literal, as a client sends it, so that the planner knows the vector.
    execute format(
      'select array_agg(id) from (select id from passages where metadata @> %L
       order by embedding <=> %L limit 8) p', q.filter, q.embedding) into got;
    total := total + coalesce(cardinality(got), 0);
    hits := hits + (select count(*) from unnest(got) g where g = any(q.wanted));
  end loop;
  return query select label, round(total / 50.0, 1), round(hits / 400.0, 2);
end $$;

\echo 'With the HNSW index alone'
set enable_seqscan = off;
set hnsw.iterative_scan = off;
select * from measure('ef_search 40, iterative scan off');
\pset tuples_only on
set hnsw.ef_search = 200;
select * from measure('ef_search 200, iterative scan off');
set hnsw.ef_search = 40;
set hnsw.iterative_scan = strict_order;
select * from measure('strict_order');
set hnsw.iterative_scan = relaxed_order;
select * from measure('relaxed_order');
reset enable_seqscan;

\echo 'With a GIN index on the metadata as well'
create index on passages using gin (metadata jsonb_path_ops);
analyze passages;
set hnsw.iterative_scan = off;
select * from measure('iterative scan off');
set hnsw.iterative_scan = relaxed_order;
select * from measure('relaxed_order');
