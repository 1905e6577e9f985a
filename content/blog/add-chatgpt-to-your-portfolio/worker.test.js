// Tests for the Worker in index.js, with stand-ins for OpenAI, D1 and the rate limit.
// Put it beside index.js. It needs Node 22.13 or later:
//
//   node --test worker.test.js

import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, mock, test } from 'node:test';
import worker from './index.js';

const ORIGIN = 'https://wren.example.com';
const event = (data) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
const created = event({ type: 'response.created', response: { instructions: 'secret rules' } });
const delta = (text) => event({ type: 'response.output_text.delta', delta: text });
const completed = event({ type: 'response.completed' });

let db;
let env;
let upstream; // what OpenAI answers

beforeEach(() => {
  db = new DatabaseSync(':memory:');
  db.exec('create table answers (day text primary key, used integer not null)');
  env = {
    ALLOWED_ORIGIN: ORIGIN, OPENAI_MODEL: 'any', OPENAI_API_KEY: 'any', DAILY_ANSWERS: '2',
    CHAT_LIMIT: { limit: async () => ({ success: true }) },
    DB: {
      prepare: (sql) => ({
        bind: (...values) => ({
          first: async (column) => db.prepare(sql).get(...values)[column],
          run: async () => db.prepare(sql).run(...values),
        }),
      }),
    },
  };
  mock.method(globalThis, 'fetch', async () => upstream());
  mock.method(console, 'error', () => {});
});
afterEach(() => mock.restoreAll());

/** A stream in pieces of seven bytes, so that lines and letters are cut in two. */
function inPieces(text) {
  const bytes = new TextEncoder().encode(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, n) =>
    bytes.slice(n * 7, n * 7 + 7));
  return new Response(ReadableStream.from(pieces));
}

const ask = (body = { question: 'Rails?' }, headers = { Origin: ORIGIN }) =>
  worker.fetch(
    new Request('https://ask.wren.example.com/', {
      method: 'POST', headers, body: JSON.stringify(body),
    }),
    env,
  );
const used = () => db.prepare('select used from answers').get()?.used;

test('passes on the text, and nothing else', async () => {
  upstream = () => inPieces(created + delta('Since café ') + delta('days, yes.') + completed);
  const answer = await (await ask()).text();
  assert.equal(answer, [
    'event: text\ndata: "Since café "\n\n',
    'event: text\ndata: "days, yes."\n\n',
    'event: done\ndata: null\n\n',
  ].join(''));
});

test('says when an answer breaks off, and counts it', async () => {
  upstream = () => inPieces(created + delta('Since'));
  assert.match(await (await ask()).text(), /event: broken\ndata: null\n\n$/);
  assert.equal(used(), 1);
});

test('gives a failed request back', async () => {
  upstream = () => new Response('no', { status: 500 });
  assert.deepEqual(await (await ask()).json(), { error: 'upstream' });
  upstream = () => new Response('no', { status: 429 });
  assert.deepEqual(await (await ask()).json(), { error: 'quota' });
  upstream = () => Promise.reject(new Error('no network'));
  assert.deepEqual(await (await ask()).json(), { error: 'upstream' });
  assert.equal(used(), 0);
});

test('stops at the limit of the day', async () => {
  upstream = () => inPieces(completed);
  await ask();
  await ask();
  assert.equal((await ask()).status, 503);
  assert.equal(fetch.mock.callCount(), 2);
});

test('refuses other sites, long questions and quick ones', async () => {
  assert.equal((await ask({ question: 'Rails?' }, {})).status, 403);
  assert.equal((await ask({ question: 'a'.repeat(501) })).status, 400);
  assert.equal((await ask({ question: 42 })).status, 400);
  env.CHAT_LIMIT.limit = async () => ({ success: false });
  assert.equal((await ask()).status, 429);
  assert.equal(fetch.mock.callCount(), 0);
});
