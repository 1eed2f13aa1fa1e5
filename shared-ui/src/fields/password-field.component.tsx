import { useState } from 'react';
import { IconButton } from '../actions/icon-button.component.tsx';
import { startTexts } from '../start.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { TextField, type TextFieldProps } from './text-field.component.tsx';

/** A password, with a button that shows it (spec 01 §2). */
export function PasswordField(props: TextFieldProps) {
  const t = useTexts(startTexts);
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={t(isShown ? 'hidePassword' : 'showPassword')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
