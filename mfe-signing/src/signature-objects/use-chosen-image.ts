import { useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from 'shared-ui';
import { prepareImage } from './prepare-image.ts';
import { signatureObjectsTexts } from './signature-objects.texts.ts';

/** The picture of a form: the file that was chosen, what is uploaded of it, and what is wrong with it. */
export function useChosenImage() {
  const t = useTexts(signatureObjectsTexts);
  const [chosen, setChosen] = useState<File | null>(null);
  const [prepared, setPrepared] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();
  const latest = useRef<File | null>(null);

  const choose = async (file: File | null) => {
    latest.current = file;
    setChosen(file);
    setPrepared(null);
    setProblem(undefined);
    if (!file) return;
    const { file: ready, problem: found } = await prepareImage(file);
    // Another was chosen meanwhile.
    if (latest.current !== file) return;
    if (found === null) setPrepared(ready);
    else setProblem(found === 'too-large' ? t('form.imageTooLarge') : t(`problem.${found}`));
  };
  return {
    chosen,
    prepared,
    /** Whether it is being read still. */
    isPreparing: chosen !== null && prepared === null && problem === undefined,
    address: useAddressOf(prepared),
    problem,
    setProblem,
    choose,
  };
}

export type ChosenImage = ReturnType<typeof useChosenImage>;

/** An address under which the page shows a file. */
function useAddressOf(file: File | null): string | undefined {
  const address = useMemo(() => (file ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  return address;
}
