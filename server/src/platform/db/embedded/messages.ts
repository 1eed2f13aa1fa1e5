/** What the main thread asks of the database's thread. `run` carries whole messages of the PostgreSQL protocol. */
export type Request =
  | { id: number; kind: 'run'; bytes: Uint8Array }
  | { id: number; kind: 'reset' }
  | { id: number; kind: 'count-syncs' }
  | { id: number; kind: 'dump'; file: string }
  | { id: number; kind: 'copy'; folder: string }
  | { id: number; kind: 'close' };

/** What the database's thread answers: `ready` once, then one answer for each request. */
export type Reply =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'answer'; id: number; bytes: Uint8Array; count: number }
  | { kind: 'error'; id: number; message: string };

/** Where the thread keeps the database: a folder, or memory (from a dump when one is named). */
export type EmbeddedPlace = { kind: 'folder'; folder: string } | { kind: 'memory'; dump: string | undefined };
