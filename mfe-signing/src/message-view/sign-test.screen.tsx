import { Navigate, useParams } from 'react-router-dom';

/** `/signtest/:id` (spec 03 §2): the address of a former trial of the sign screen; it leads to that screen (departure D62). */
export function SignTestScreen() {
  const { id = '' } = useParams();
  return <Navigate replace to={`/sign/${encodeURIComponent(id)}`} />;
}
