import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence, serverFile } from 'shared-api';
import {
  checkUserImport,
  downloadUserImport,
  downloadUserImportTemplate,
  getUserImport,
  importLinesPageSize,
  importPageSize,
  importsLiveKey,
  listUserImportRows,
  listUserImports,
  sendUserImportInvitations,
  startUserImport,
  type ImportRow,
  type UserImport,
} from 'shared-api/contracts/admin';
import type { OutputOf } from 'shared-api/contracts/common';
import { readableTableFile } from 'shared-api/table-file';
import { callQuery, listQuery, pageOfTotal, type ListPageRequest } from 'shared-api/queries';
import { getTexts, notify, saveFile, useLanguage, useRecordList, useTexts } from 'shared-ui';
import { importTexts } from './import.texts.ts';

/** A line of a list; its id is its number. */
export type LineRow = ImportRow & { readonly id: string };

/** How often a screen asks how far an import is, in milliseconds, and what became of its mails. */
const pollMs = 1000;
const mailPollMs = 3000;

/** Whether something is written at this moment. */
function isUnderWay({ state }: Pick<UserImport, 'state'>): boolean {
  return state === 'running' || state === 'inviting';
}

/** In how many milliseconds something may have happened. Its mails leave when it is done already, by a crew of their own. */
function nextLook(found: UserImport | undefined): number | false {
  if (!found) return false;
  if (isUnderWay(found)) return pollMs;
  return (found.invitations.waiting ?? 0) > 0 ? mailPollMs : false;
}

/** The imports that there were, the last first. */
export function useImportHistory() {
  return useRecordList({
    ...listQuery(listUserImports, ({ start, length }) => ({ offset: start, length }), {
      live: importsLiveKey,
      toPage: pageOfTotal,
    }),
    describeError: (error) => failureSentence(error, getTexts(importTexts)('history.failed')),
    pageSize: importPageSize,
  });
}

/** An import, and how far it is. */
export function useImport(id: string) {
  return useQuery({
    ...callQuery(getUserImport, { id }, { live: importsLiveKey }),
    select: (answer) => answer.import,
    refetchInterval: ({ state: { data } }) => nextLook(data?.import),
  });
}

/** The lines of an import, or those alone that are wrong. */
export function useImportLines({ id, state }: UserImport, isOnlyErrors: boolean) {
  return useRecordList({
    ...listQuery(
      listUserImportRows,
      ({ start, length }) => ({
        id,
        offset: start,
        length,
        ...(isOnlyErrors && { outcome: 'error' as const }),
      }),
      // Who fails to be written is found anew, from the first line on.
      { live: state === 'failed' ? [...importsLiveKey, state] : importsLiveKey, toPage: toLines },
    ),
    describeError: (error) => failureSentence(error, getTexts(importTexts)('detail.linesFailed')),
    pageSize: importLinesPageSize,
  });
}

function toLines({ rows, total }: OutputOf<typeof listUserImportRows>, page: ListPageRequest) {
  return pageOfTotal({ rows: rows.map((row): LineRow => ({ ...row, id: String(row.line) })), total }, page);
}

/** What the form of a file sends. */
interface CheckedFile {
  readonly file: File;
  readonly companyId: string;
  readonly changesExisting: boolean;
}

/** Checks a file. */
export function useCheckFile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ file: given, companyId, changesExisting }: CheckedFile) => {
      const { file, problem } = await readableTableFile(given);
      if (problem) return { problem };
      return call(checkUserImport, { companyId: companyId || null, changesExisting }, { files: { file } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: importsLiveKey }),
  });
}

/** Has a checked file imported. */
export function useStartImport(onDone: () => void) {
  const t = useTexts(importTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { readonly id: string; readonly invites: boolean }) => call(startUserImport, input),
    onSuccess: onDone,
    onError: (error) => notify.error(failureSentence(error, t('start.failed'))),
    onSettled: () => queries.invalidateQueries({ queryKey: importsLiveKey }),
  });
}

/** Sends the invitations that were put off. */
export function useInvitations() {
  const t = useTexts(importTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(sendUserImportInvitations, { id }),
    onError: (error) => notify.error(failureSentence(error, t('invite.failed'))),
    onSettled: () => queries.invalidateQueries({ queryKey: importsLiveKey }),
  });
}

/** Saves the template, or what became of a file's lines. */
export function useImportFiles() {
  const t = useTexts(importTexts);
  const language = useLanguage();
  const onError = (error: Error) => notify.error(failureSentence(error, t('detail.downloadFailed')));
  const template = useMutation({
    mutationFn: () =>
      saveFile(
        serverFile(downloadUserImportTemplate, { language }),
        { it: 'utenti-modello.csv', en: 'users-template.csv' }[language],
      ),
    onError,
  });
  const result = useMutation({
    mutationFn: ({ id, fileName }: UserImport) => {
      const name = fileName.replace(/\.\w{1,8}$/, '');
      return saveFile(
        serverFile(downloadUserImport, { id }),
        `${name}-${{ it: 'esito', en: 'result' }[language]}.csv`,
      );
    },
    onError,
  });
  return { template, result };
}
